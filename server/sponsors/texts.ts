import type { ProgressPart, SponsorView } from '#contract/sponsors/view.ts'
import { daysAfter, formatDate, formatDay } from '#server/kit/india.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'
import type { SponsorLinkRow } from './tables.ts'

type Named = Pick<SponsorLinkRow, 'shownName' | 'expiresAt'>
type Draft = Omit<EmailDraft, 'to'>

export const confirmEmail = ({ shownName, expiresAt }: Named, url: string): Draft => ({
  subject: `Confirm: weekly summary of ${shownName}’s progress`,
  paragraphs: [
    `You asked for a weekly email about ${shownName}’s progress. To confirm, open this link within 24 hours:`,
    { secret: url },
    `You’ll get one email every Sunday evening until ${formatDay(expiresAt)}. You can stop it any time.`,
    'Didn’t ask for this? You can ignore this email. We won’t write to you again and will delete your address.',
  ],
})

type Links = { pageUrl: string; unsubscribeUrl: string }

export const alreadyEmail = ({ shownName, expiresAt }: Named, { pageUrl, unsubscribeUrl }: Links): Draft => ({
  subject: `You already get ${shownName}’s weekly summary`,
  paragraphs: [
    `This address already gets the weekly summary of ${shownName}’s progress, every Sunday evening until ${formatDay(expiresAt)}.`,
    { secret: `See the progress now: ${pageUrl}` },
    { secret: `Stop these emails: ${unsubscribeUrl}` },
  ],
})

type Summary = { view: SponsorView; monday: string; publicUrl: string } & Links

/** The same as on the sponsor's page. */
export function summaryEmail({ shownName, expiresAt }: Named, summary: Summary): Draft {
  const { view, monday, publicUrl, pageUrl, unsubscribeUrl } = summary
  const { progress, attendance, certificates } = view
  return {
    subject: progress ? `${shownName}’s week: ${outcomeOf(progress)}` : `${shownName}’s weekly summary`,
    paragraphs: [
      `This is ${shownName}’s summary for ${formatDate(monday)} to ${formatDate(daysAfter(monday, 6))}.`,
      ...(progress ? [weekText(progress), ...courseText(progress)] : []),
      ...(attendance && attendance.reserved > 0
        ? [`Weekend sessions: attended ${attendance.attended} of ${attendance.reserved} so far.`]
        : []),
      ...(certificates ?? [])
        .slice(0, maxLines)
        .map(({ courseTitle, code }) => `Certificate for ${courseTitle}: ${publicUrl}/certificate/${code}`),
      { secret: `See the progress now: ${pageUrl}` },
      `You get this email because you asked for it. The link works until ${formatDay(expiresAt)}, or until ${shownName} withdraws it.`,
      { secret: `Stop these emails: ${unsubscribeUrl}` },
    ],
    unsubscribeUrl,
  }
}

const maxLines = 10
const plural = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** The best of the week, for the subject. */
function outcomeOf({ week }: ProgressPart): string {
  if (week.approvals > 0) return `${plural(week.approvals, 'step')} approved`
  if (week.submissions > 0) return plural(week.submissions, 'submission')
  return week.lessons > 0 ? `${plural(week.lessons, 'lesson')} read` : 'no activity'
}

function weekText({ week, lastActiveOn }: ProgressPart): string {
  if (week.activeDays === 0 && week.approvals === 0)
    return lastActiveOn ? `No activity this week. Last active on ${formatDate(lastActiveOn)}.` : 'No activity yet.'
  const parts = [
    plural(week.submissions, 'submission'),
    `${plural(week.approvals, 'step')} approved`,
    `${plural(week.lessons, 'lesson')} read`,
  ]
  return `This week: ${parts.join(', ')}. Active on ${plural(week.activeDays, 'day')}.`
}

const courseText = ({ courses }: ProgressPart): string[] =>
  courses.length === 0
    ? []
    : [
        courses
          .slice(0, maxLines)
          .map(({ courseTitle, approved, steps }) => `${courseTitle}: ${approved} of ${plural(steps, 'step')} approved`)
          .join('\n'),
      ]
