import type { ComponentType } from 'react'
import type { Freshness } from '#contract/kit/rendering.ts'
import type { Call } from './call.ts'

/** What search engines and shared links show of a page. */
export type Head = {
  title: string
  description: string
  /** Base name of the picture that a shared link shows, such as og-home. */
  image?: string
  /** What the page is about, for search engines, as schema.org says it. */
  jsonLd?: object[]
  /** Kept out of search engines: pages that are only a means. */
  isNoIndex?: boolean
}

export type PageProps<Data> = { data: Data }

type Asked = { params: Record<string, string>; query: Record<string, string> }

/** A public page: what it needs, what it says in the head, what it shows. */
export type PublicPage<Data> = {
  load: (call: Call, asked: Asked) => Promise<Data>
  head: (props: PageProps<Data>) => Head
  View: ComponentType<PageProps<Data>>
  /** Whether the browser must run the page's script; what only reads needs none. */
  isInteractive: boolean
  /** Whether the page has the film, whose script is a small one of its own. */
  hasVideo?: boolean
  /** Kept by path unless said otherwise: a page that reads its query, or shows what changes by the minute, says so. */
  freshness?: Freshness
  /** The HTTP status, 200 unless said otherwise. */
  status?: (data: Data) => number
}

/** A page of the public routes whose data's type is known to itself alone. */
export type AnyPage = PublicPage<never>

/** For pages whose words are all their own. */
export const noData = async (): Promise<null> => null
