import { Pencil } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { ScrollRegion } from '#web/kit/lists/scroll-region.tsx'
import { FailureText, type GoTo } from '../explanation/failure-text.tsx'
import { isGoodStatus, prettyBody } from './request.rules.ts'
import type { Sent } from './use-requests.ts'

type SentRequestProps = { sent: Sent; isOpen: boolean; onUse: () => void; onGoTo: GoTo }

/** A request with what the app answered. */
export function SentRequest({ sent: { number, request, tried }, isOpen, onUse, onGoTo }: SentRequestProps) {
  const { method, path, body } = request
  const { response, failure, printed } = tried
  return (
    <li className="overflow-hidden rounded-control border border-line">
      <details open={isOpen}>
        <summary className="flex min-h-11 items-center gap-3 px-3 py-2 font-mono text-sm outline-offset-[-2px] hover:bg-haze/60">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{method}</span> {path}
          </span>
          <span
            className={classes(
              'shrink-0 font-semibold',
              response && isGoodStatus(response.status) ? 'text-leaf-ink' : 'text-vermilion',
            )}
          >
            {response ? response.status : 'No answer'}
          </span>
        </summary>
        <div className="grid grid-cols-1 gap-2 border-t border-line p-3">
          {failure && <FailureText failure={failure} program={null} onGoTo={onGoTo} />}
          {response && (
            <Text number={number} label="Answer" text={response.body === '' ? '(empty)' : prettyBody(response.body)} />
          )}
          {body !== '' && <Text number={number} label="Sent" text={prettyBody(body)} />}
          {printed.length > 0 && (
            <Text number={number} label="Output" text={printed.map(({ text }) => text).join('\n')} />
          )}
          <Button variant="quiet" size="small" onClick={onUse} className="justify-self-start">
            <Pencil aria-hidden="true" className="size-4" />
            Edit and send again
          </Button>
        </div>
      </details>
    </li>
  )
}

const Text = ({ number, label, text }: { number: number; label: string; text: string }) => (
  <div className="min-w-0">
    <p className="type-small text-soft">{label}</p>
    <ScrollRegion label={`${label}, request ${number}`} className="max-h-72 rounded-small bg-haze">
      <pre className="px-3 py-2 font-mono text-[0.8125rem] leading-6 wrap-anywhere whitespace-pre-wrap">{text}</pre>
    </ScrollRegion>
  </div>
)
