import { useQuery } from '@tanstack/react-query'
import { mayUse } from '#contract/kit/endpoint.ts'
import { me } from '#web/identity/index.ts'
import { ExportButton, type ExportButtonProps } from '#web/kit/export-button.tsx'

/** Lists leave the school with admins alone. */
export function DeskExport(props: ExportButtonProps) {
  return mayUse(useQuery(me).data?.role ?? null, 'admin') && <ExportButton {...props} />
}
