import type { Statement } from '#contract/membership/statements.ts'
import { count, rupees } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'

/** What the file says about itself: whether its balances add up, and whether a spreadsheet damaged its references. */
export function ReadingNotes({ statement: { reading, format } }: { statement: Statement }) {
  if (!reading) return null
  const { balances, roundedLines } = reading
  const [first] = balances?.breaks ?? []
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {balances && first && (
        <Callout tone="waiting">
          {format === 'pdf'
            ? 'Some balances don’t add up, so we may have misread this PDF.'
            : 'Some balances don’t add up. A line may be missing or changed.'}{' '}
          Line {first.line} should end with {rupees(first.expectedRupees)}, but shows {rupees(first.foundRupees)}.
          {balances.breakCount > 1 && ` ${count(balances.breakCount - 1)} more like this.`}
        </Callout>
      )}
      {balances && !first && balances.checked > 0 && (
        <p className="text-soft">All {count(balances.checked + 1)} balances add up, so no line is missing.</p>
      )}
      {roundedLines > 0 && (
        <Callout tone="waiting">
          {roundedLines === 1 ? 'One line has' : `${count(roundedLines)} lines have`} a reference like 6.24E+11. A
          spreadsheet shortened it, so we can’t compare it. Download the file from your bank again and upload it without
          opening it in between.
        </Callout>
      )}
    </div>
  )
}
