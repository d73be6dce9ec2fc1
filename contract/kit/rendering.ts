// What the server and the web's server bundle agree on; neither imports the other.

/** One call as it goes over the wire, or to the API in the same process. */
export type WireRequest = { method: string; path: string; headers: Record<string, string>; body?: unknown }
export type WireResponse = { http: number; body: unknown }
export type Send = (request: WireRequest) => Promise<WireResponse>

/** The built files a document links to. */
export type Assets = {
  early: string
  styles: string[]
  fonts: string[]
  scripts: string[]
  preload: string[]
  /** The script of the film on the home page. */
  hero: string
}

export type PageRequest = {
  /** The pattern of the route, such as /course/courseDetails/:courseId. */
  route: string
  /** The address as asked for, without the query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  publicUrl: string
}

/** Whether a finished page may be kept until content changes: by its path, by path and query, or never. */
export type Freshness = 'by path' | 'by query' | 'live'

export type SiteBundle = {
  /** The public pages: their route patterns and the source file whose built chunk their script needs. */
  publicRoutes: { path: string; source: string; freshness: Freshness }[]
  renderPage: (request: PageRequest, send: Send, assets: Assets) => Promise<{ status: number; html: string }>
  /** The empty document in which the learner and staff areas start. */
  appShell: (assets: Assets) => string
  /** The page that says what went wrong; it needs no data, for those may be what is missing. */
  errorPage: (trouble: { httpStatus: number; message: string }, assets: Assets) => string
  sitemap: (send: Send, publicUrl: string) => Promise<string>
  /** The web app manifest, for who puts the academy on the home screen. */
  manifest: (send: Send) => Promise<object>
}
