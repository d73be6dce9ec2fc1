// The interface between the server and the server-side bundle of the site; neither imports the other.

/** One API call, over HTTP or within the same process. */
export type WireRequest = { method: string; path: string; headers: Record<string, string>; body?: unknown }
export type WireResponse = { http: number; body: unknown }
export type Send = (request: WireRequest) => Promise<WireResponse>

/** The built files that a page loads. */
export type Assets = {
  early: string
  styles: string[]
  fonts: string[]
  scripts: string[]
  preload: string[]
  /** The script of the video on the home page. */
  hero: string
  /** The script of links that differ for members. */
  member: string
  /** The build that the service worker keeps on the device; without one, the page has no worker. */
  build?: string
}

export type PageRequest = {
  /** The route pattern, such as /course/courseDetails/:courseId. */
  route: string
  /** The requested path, without the query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  publicUrl: string
  /** The fields of a form that was posted without JavaScript. */
  fields?: Record<string, string>
}

/**
 * Whether a rendered page is cached until the content changes: by path, by path and query, or never. The address of a
 * private page is itself the key to it: no cache, search engine or other site may learn it.
 */
export type Freshness = 'by path' | 'by query' | 'live' | 'private'

/** A document for a frame of our pages whose origin is opaque: it can neither read our pages nor call our API. */
export type SandboxedDocument = {
  /** It ends with a hash: a browser keeps the document for a year. */
  path: string
  title: string
  /** The text of its only script. */
  script: string
  /** What it may do beside running scripts. */
  sandbox: string
  /** Directives of its content security policy; without any, it can load nothing. */
  policy: Record<string, string>
}

export type SiteBundle = {
  /** The public pages, each with the source file whose built chunk its script needs. */
  publicRoutes: { path: string; source: string; freshness: Freshness; hasForm: boolean }[]
  renderPage: (request: PageRequest, send: Send, assets: Assets) => Promise<{ status: number; html: string }>
  sandboxedDocuments: SandboxedDocument[]
  /** The pages of the learner, company and staff areas, each with the source file of its component. */
  areaPages: { path: string; source: string }[]
  /** Those of them that learners open every day. */
  everydayPages: readonly string[]
  /** The texts of the service worker, and of the one that removes it. */
  serviceWorker: { on: string; off: string }
  /** The document of a route of the learner, company or staff area: the area without any data. */
  areaDocument: (route: string, assets: Assets) => string
  /** The error page. It needs no data, because the database may be what failed. */
  errorPage: (error: { httpStatus: number; message: string }, assets: Assets) => string
  sitemap: (send: Send, publicUrl: string) => Promise<string>
  /** The web app manifest. */
  manifest: (send: Send) => Promise<object>
}
