import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { type ExportList, makeExportLink } from '#contract/kit/exports.ts'
import { call } from '../api/api.ts'
import { Button } from '../layout/button.tsx'
import { toast } from '../overlays/toast.ts'

export type ExportButtonProps = {
  list: ExportList
  /** What the list shows just now, by the names of its call; what is empty is left out. */
  filter?: Record<string, string | number | boolean | undefined>
}

/** The list as CSV, as it is filtered here: a link is made and followed; the browser shows how far the download is. */
export function ExportButton({ list, filter = {} }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await call(makeExportLink, { body: { list, filter: chosenIn(filter) } })
      const link = document.createElement('a')
      link.href = url
      // With it a refusal is a failed download, and not a page that takes the place of this one.
      link.download = ''
      link.click()
    },
    onSuccess: () => toast('Your download has begun'),
  })
  return (
    <Button busy={download.isPending} onClick={() => download.mutate()}>
      <FileDown aria-hidden="true" className="size-4.5" />
      Export CSV
    </Button>
  )
}

const chosenIn = (filter: NonNullable<ExportButtonProps['filter']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
