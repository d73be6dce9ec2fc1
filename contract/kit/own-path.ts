/** Whether a link leads to a page of our own site: /dashboard, but not //example.org and nothing of the API. */
export const isOwnPath = (url: string): boolean => /^\/(?![/\\]|v1\/)/.test(url)
