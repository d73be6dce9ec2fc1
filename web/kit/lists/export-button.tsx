import { useMutation } from '@tanstack/react-query'
import { type ExportList, makeExportLink } from '#contract/kit/exports.ts'
import { call } from '../api/api.ts'
import { download } from '../api/download.ts'
import { FileDown } from '../icons.tsx'
import { Button } from '../layout/button.tsx'
import { toast } from '../overlays/toast.ts'

export type ExportButtonProps = {
  list: ExportList
  /** The current filter of the list; empty values are left out. */
  filter?: Record<string, string | number | boolean | undefined>
}

/** Downloads the filtered list as CSV, through a signed link so that the browser shows the progress. */
export function useExport({ list, filter = {} }: ExportButtonProps) {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(makeExportLink, { body: { list, filter: withoutEmpty(filter) } })
      download(url)
    },
    onSuccess: () => toast('Your download has started.'),
  })
}

export function ExportButton(props: ExportButtonProps) {
  const start = useExport(props)
  return (
    <Button busy={start.isPending} onClick={() => start.mutate()}>
      <FileDown aria-hidden="true" className="size-4.5" />
      Export CSV
    </Button>
  )
}

const withoutEmpty = (filter: NonNullable<ExportButtonProps['filter']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
