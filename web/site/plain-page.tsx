import type { ReactNode } from 'react'
import { nothingToLoad, type PublicPage } from '#web/kit/page.ts'

type Plain = { title: string; description: string; body: ReactNode }

/** A page of words alone. */
export const plainPage = ({ title, description, body }: Plain): PublicPage<null> => ({
  load: nothingToLoad,
  head: () => ({ title, description }),
  View: () => (
    <article className="container-text section">
      <h1 className="type-h1 mb-8">{title}</h1>
      <div className="prose">{body}</div>
    </article>
  ),
  isInteractive: false,
})
