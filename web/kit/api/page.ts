import type { ComponentType } from 'react'
import type { Freshness } from '#contract/kit/rendering.ts'
import type { Call } from './call.ts'

/** Shown by search engines and in shared links. */
export type Head = {
  title: string
  description: string
  /** The base name of the image for shared links, such as og-home. */
  image?: string
  /** Structured data of schema.org. */
  jsonLd?: object[]
  /** Hidden from search engines. */
  isNoIndex?: boolean
}

export type PageProps<Data> = { data: Data }

type RequestParams = { params: Record<string, string>; query: Record<string, string>; isHttps: boolean }

export type PublicPage<Data> = {
  load: (call: Call, request: RequestParams) => Promise<Data>
  /** Handles a form that a browser posted without JavaScript, and returns the data of the page that answers it. */
  post?: (call: Call, request: RequestParams & { fields: Record<string, string> }) => Promise<Data>
  head: (props: PageProps<Data>) => Head
  View: ComponentType<PageProps<Data>>
  /** Whether the page needs its script in the browser. */
  isInteractive: boolean
  /** Whether the page has the background video, which has a small script of its own. */
  hasVideo?: boolean
  /** Whether links differ for members; only they load the small script that knows. */
  hasMemberLinks?: boolean
  /** Cached by path by default; a page that reads its query or changes every minute sets this. */
  freshness?: Freshness
  /** Whether search engines should leave it out, whatever it shows. */
  isUnlisted?: boolean
  /** The HTTP status, 200 by default. */
  status?: (data: Data) => number
}

/** A page whose data type is known only to itself. */
export type AnyPage = PublicPage<never>

/** The loader of static pages. */
export const noData = async (): Promise<null> => null
