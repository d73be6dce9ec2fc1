import {
  cancelMyDemo,
  type DemoDay,
  DemoMove,
  getMyDemo,
  listDemoDays,
  moveMyDemo,
  type MyDemo,
} from '#contract/membership/demos.ts'
import type { Call } from '#web/kit/api/call.ts'
import { nullIfMissing } from '#web/kit/api/is-rejection.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { day } from '#web/kit/format.ts'
import { CalendarPlus } from '#web/kit/icons.tsx'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { parseSlotValue, slotValue } from './demo.rules.ts'

type Data = { demo: MyDemo | null; days: DemoDay[]; posted: PostedForm<'moved' | 'cancelled'> | null }

/** Plain forms: the page needs no script. */
function MyDemoPage({ data: { demo, days, posted } }: { data: Data }) {
  return (
    <div className="container-page section max-w-2xl">
      <h1 className="type-h1">Your free demo</h1>
      {demo ? (
        <Booking demo={demo} days={days} posted={posted} />
      ) : (
        <>
          <p className="type-lead mt-4 mb-6">We couldn’t find this booking. The link may be incomplete.</p>
          <ButtonLink href="/5day-demo">Book a free demo</ButtonLink>
        </>
      )}
    </div>
  )
}

function Booking({ demo, days, posted }: Data & { demo: MyDemo }) {
  const { name, state, calendarPath } = demo
  return (
    <>
      {posted?.result === 'moved' && (
        <Callout tone="good" className="mt-6">
          Your demo is moved. We’ve emailed you the new times.
        </Callout>
      )}
      {posted?.problems['form'] && (
        <Callout tone="problem" className="mt-6">
          {posted.problems['form']}
        </Callout>
      )}
      <p className="type-lead mt-6">{describe(demo)}</p>
      {state === 'booked' ? (
        <>
          <p className="mt-2 text-soft">Booked for {name}: one session a day, at the same time, for five days.</p>
          <ButtonLink href={calendarPath} className="mt-5">
            <CalendarPlus aria-hidden="true" className="size-4.5" />
            Add to calendar
          </ButtonLink>
          <MoveForm demo={demo} days={days} problem={posted?.problems['demoTime'] ?? posted?.problems['demoDate']} />
          <CancelForm />
        </>
      ) : (
        <ButtonLink href="/5day-demo" variant="primary" className="mt-6">
          Book another demo
        </ButtonLink>
      )}
    </>
  )
}

function describe({ state, demoDate, demoTime }: MyDemo): string {
  if (state === 'cancelled') return 'Your demo is cancelled. We’ve emailed you a confirmation.'
  if (state === 'over') return `Your demo of ${day(demoDate)} can’t be changed any more.`
  return `It starts on ${day(demoDate)}, ${demoTime} IST.`
}

type MoveFormProps = { demo: MyDemo; days: DemoDay[]; problem: string | undefined }

/** One list of all free slots, so that date and time always fit together. */
function MoveForm({ demo, days, problem }: MoveFormProps) {
  return (
    <form method="post" className="mt-10 grid gap-5 border-t border-line pt-8" aria-labelledby="move">
      <h2 id="move" className="type-h3">
        Move it
      </h2>
      <input type="hidden" name="action" value="move" />
      <Field label="New date and time (IST)" problem={problem}>
        <Select name="slot" defaultValue={slotValue(demo)}>
          {days
            .filter(({ slots }) => slots.length > 0)
            .map(({ date, slots }) => (
              <optgroup key={date} label={day(date)}>
                <Options
                  of={slots.map((demoTime) => [slotValue({ demoDate: date, demoTime }), `${day(date)}, ${demoTime}`])}
                />
              </optgroup>
            ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" variant="primary">
          Move my demo
        </Button>
      </div>
    </form>
  )
}

function CancelForm() {
  return (
    <details className="mt-10 border-t border-line pt-6">
      <summary className="touch inline-flex items-center py-2 font-semibold text-vermilion underline underline-offset-2">
        Cancel my demo
      </summary>
      <form method="post" className="mt-3 grid justify-items-start gap-4">
        <input type="hidden" name="action" value="cancel" />
        <p>Your place goes to someone else. You can book another demo any time.</p>
        <Button type="submit" variant="danger">
          Yes, cancel it
        </Button>
      </form>
    </details>
  )
}

async function load(call: Call, token: string): Promise<Data> {
  const [demo, days] = await Promise.all([nullIfMissing(call(getMyDemo, { params: { token } })), call(listDemoDays)])
  return { demo, days, posted: null }
}

const submitAction = (call: Call, token: string, fields: Record<string, string>) =>
  fields['action'] === 'cancel'
    ? submitPostedForm({
        schema: DemoMove.partial(),
        fields: {},
        submit: async () => {
          await call(cancelMyDemo, { params: { token } })
          return 'cancelled' as const
        },
      })
    : submitPostedForm({
        schema: DemoMove,
        fields,
        read: ({ slot = '' }) => parseSlotValue(slot),
        submit: async (body) => {
          await call(moveMyDemo, { params: { token }, body })
          return 'moved' as const
        },
      })

export const page: PublicPage<Data> = {
  load: (call, { params }) => load(call, params['token'] ?? ''),
  post: async (call, { params, fields }) => {
    const token = params['token'] ?? ''
    const posted = await submitAction(call, token, fields)
    return { ...(await load(call, token)), posted }
  },
  status: ({ demo, posted }) => (demo ? (posted && !posted.result ? 400 : 200) : 404),
  head: () => ({ title: 'Your free demo', description: 'Move or cancel your free demo.', isNoIndex: true }),
  View: MyDemoPage,
  isInteractive: false,
  freshness: 'live',
}
