import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { type ExportList, makeExportLink } from '#contract/kit/exports.ts'
import { call } from '../api/api.ts'
import { Button } from '../layout/button.tsx'
import { toast } from '../overlays/toast.ts'

export type ExportButtonProps = {
  list: ExportList
  /** The current filter of the list; empty values are left out. */
  filter?: Record<string, string | number | boolean | undefined>
}

/** Downloads the filtered list as CSV, through a signed link so that the browser shows the progress. */
export function ExportButton({ list, filter = {} }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await call(makeExportLink, { body: { list, filter: withoutEmpty(filter) } })
      const link = document.createElement('a')
      link.href = url
      // An error then fails the download instead of replacing this page.
      link.download = ''
      link.click()
    },
    onSuccess: () => toast('Your download has started.'),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
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
