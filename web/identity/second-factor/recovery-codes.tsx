import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/layout/copy-button.tsx'
import { day } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'

type Props = { codes: string[]; account: string; onStored: () => void }

/** The codes, this once: on paper or in a file they are safer than on the phone that gets lost. */
export function RecoveryCodes({ codes, account, onStored }: Props) {
  const [madeAt] = useState(() => Date.now())
  const title = `Recovery codes of ${account}, ${day(madeAt)}`
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <div data-print-alone="" className="grid gap-3">
        <h3 id="recovery-codes" className="text-lg font-semibold">
          Your recovery codes
        </h3>
        <p className="hidden print:block">{title}</p>
        <p className="max-w-prose text-soft">
          Without your phone, each of them lets you in once. Keep them where only you find them: they are not shown
          again.
        </p>
        <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-haze px-4 py-3 font-mono text-[0.9375rem] print:bg-transparent">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton label="Recovery codes" value={codes.join('\n')} size="medium" />
        <Button onClick={() => download(`${title}\n\n${codes.join('\n')}\n`)}>
          <Download aria-hidden="true" className="size-4.5" />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print
        </Button>
      </div>
      <Callout tone="waiting" className="max-w-prose">
        Go on when they are stored. Who loses the phone and the codes has to ask an admin.
      </Callout>
      <Button variant="primary" className="justify-self-start" onClick={onStored}>
        I have stored them
      </Button>
    </section>
  )
}

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
