import type { GstReturn } from '#contract/membership/gst.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { readSettings } from '#server/site/index.ts'
import { checkedMonth } from '../months/service.ts'
import { spanOf } from '../months/rules.ts'
import { groupsOf } from '../months/store.ts'
import { creditNoteLink, receiptLink } from '../receipts/links.ts'
import { codeRows, gstReturnOf, type Registered } from './rules.ts'
import { registeredNotes, registeredReceipts, sacsIn } from './store.ts'

type Signing = Pick<Tools, 'secret' | 'clock'>
type Request = { month: string; readerId: number }

export async function gstReturn(db: Db, signing: Signing, { month, readerId }: Request): Promise<GstReturn> {
  await checkedMonth(db, signing.clock(), month)
  const span = spanOf(month)
  // Of one moment, so that the documents and the sums agree.
  return db.transaction(
    async (db) => {
      const groups = await groupsOf(db, span)
      const issued = await registeredReceipts(db, span)
      const returned = await registeredNotes(db, span)
      const { tax } = await readSettings(db)
      const registered: Registered[] = [
        ...issued.map(({ paymentId, number, issuedAt, details }) => ({
          number,
          issuedAt,
          kind: 'receipt' as const,
          receipt: details,
          paise: details.paise,
          url: receiptLink(signing, { paymentId, number }, readerId),
        })),
        ...returned.map(({ note: { refundId, number, issuedAt, details }, kind }) => ({
          number,
          issuedAt,
          kind,
          receipt: details.receipt,
          paise: details.amountPaise,
          url: creditNoteLink(signing, { refundId, number }, readerId),
        })),
      ]
      return gstReturnOf({ month, gstin: tax.gstin, groups, registered })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** With the summary by code, which only the files have. */
export async function gstSheet(db: Db, signing: Signing, request: Request) {
  const span = spanOf(request.month)
  const [found, groups, sacs] = await Promise.all([
    gstReturn(db, signing, request),
    groupsOf(db, span),
    sacsIn(db, span),
  ])
  return { found, codes: codeRows(groups, sacs) }
}

/** A return belongs to a registration. */
export function assertRegistered(gstin: string): void {
  if (gstin === '') throw conflict('Enter the school’s GSTIN in the settings first. A return needs it.')
}
