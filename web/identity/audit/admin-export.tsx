import { useQuery } from '@tanstack/react-query'
import { mayUse } from '#contract/kit/endpoint.ts'
import { ExportButton, type ExportButtonProps } from '#web/kit/lists/export-button.tsx'
import { me } from '../session/api.ts'

/** Only admins can export lists. */
export function AdminExport(props: ExportButtonProps) {
  return mayUse(useQuery(me).data?.role ?? null, 'admin') && <ExportButton {...props} />
}
