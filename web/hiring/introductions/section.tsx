import type { ReactNode } from 'react'
import { Card } from '#web/kit/layout/card.tsx'

type SectionProps = { id: string; title: string; children: ReactNode }

/** A titled part of an introduction’s page. */
export const Section = ({ id, title, children }: SectionProps) => (
  <Card as="section" aria-labelledby={id}>
    <h2 id={id} className="type-h3 wrap-anywhere">
      {title}
    </h2>
    {children}
  </Card>
)
