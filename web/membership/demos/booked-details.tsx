import { day } from '#web/kit/format.ts'
import { CalendarPlus } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'

/** The links are missing if the API answers with the fields of the spec only. */
export type Booked = {
  email: string
  demoDate: string
  demoTime: string
  bookingPath?: string
  calendarPath?: string
}

export function BookedDetails({
  booked: { email, demoDate, demoTime, bookingPath, calendarPath },
}: {
  booked: Booked
}) {
  return (
    <>
      <p>
        It starts on {day(demoDate)}, {demoTime} IST. We’ve sent the details and a calendar file to {email.trim()}.
      </p>
      {bookingPath && calendarPath && (
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={calendarPath}>
            <CalendarPlus aria-hidden="true" className="size-4.5" />
            Add to calendar
          </ButtonLink>
          <a href={bookingPath} className="link">
            Move or cancel
          </a>
        </p>
      )}
    </>
  )
}
