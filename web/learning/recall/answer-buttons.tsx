import { Problem } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'

type AnswerButtonsProps = { isBusy: boolean; problem: string | null; onUnknown: () => void }

/** At the end of a form. As wide as a phone, for one thumb. */
export function AnswerButtons({ isBusy, problem, onUnknown }: AnswerButtonsProps) {
  return (
    <>
      <div className="mt-4">
        <Problem text={problem} />
      </div>
      <div className="mt-2 grid gap-2 sm:flex">
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          Check answer
        </Button>
        <Button variant="quiet" size="large" disabled={isBusy} onClick={onUnknown}>
          I don’t know
        </Button>
      </div>
    </>
  )
}
