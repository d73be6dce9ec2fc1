/** `self` of a service worker, with the types of its events. */
export const worker = self as unknown as ServiceWorkerGlobalScope
