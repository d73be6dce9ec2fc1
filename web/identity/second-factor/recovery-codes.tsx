import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { downloadBlob } from '#web/kit/api/download-blob.ts'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { day } from '#web/kit/format.ts'
import { Download, Printer } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

type Props = { codes: string[]; account: string; onStored: () => void }

export function RecoveryCodes({ codes, account, onStored }: Props) {
  const [createdAt] = useState(() => Date.now())
  const title = `Recovery codes for ${account}, ${day(createdAt)}`
  const download = () =>
    downloadBlob(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <div data-print-alone="" className="grid gap-3">
        <h3 id="recovery-codes" className="text-lg font-semibold">
          Your recovery codes
        </h3>
        <p className="hidden print:block">{title}</p>
        <p className="max-w-prose text-soft">
          Use one of these codes to log in without your phone. Each works once. Store them in a safe place: we won’t
          show them again.
        </p>
        <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-haze px-4 py-3 font-mono text-[0.9375rem] print:bg-transparent">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton label="Recovery codes" value={codes.join('\n')} size="medium" />
        <Button onClick={download}>
          <Download aria-hidden="true" className="size-4.5" />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </div>
      <Callout tone="waiting" className="max-w-prose">
        If you lose your phone and these codes, only an admin can help you log in.
      </Callout>
      <Button variant="primary" className="justify-self-start" onClick={onStored}>
        I’ve saved them
      </Button>
    </section>
  )
}
