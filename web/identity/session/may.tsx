import type { ReactNode } from 'react'
import type { Permission } from '#contract/kit/access.ts'
import { useMay } from './use-may.ts'

/** Shows what is inside only to people with this permission. */
export function May({ do: permission, children }: { do: Permission; children: ReactNode }) {
  return useMay()(permission) && children
}
