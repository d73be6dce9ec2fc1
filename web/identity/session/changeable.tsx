import type { ReactNode } from 'react'
import type { Permission } from '#contract/kit/access.ts'
import { useMay } from './use-may.ts'

/** Forms that only people with this permission can change; others read them. */
export function Changeable({ by, children }: { by: Permission; children: ReactNode }) {
  if (useMay()(by)) return children
  return (
    <>
      <p className="type-small text-soft">You can see this page, but not change it.</p>
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  )
}
