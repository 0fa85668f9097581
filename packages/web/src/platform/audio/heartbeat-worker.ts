// A worker's interval is not throttled when the page is hidden, nor late when its thread is busy.
const beatMs = 250;

setInterval(() => self.postMessage(null), beatMs);

export {};
