// The page that is shown without a connection is kept from now on; over plain HTTP browsers do not offer this.

const keep = () => navigator.serviceWorker?.register("/sw.js").catch(() => {});

if (document.readyState === "complete") keep();
else addEventListener("load", keep);
