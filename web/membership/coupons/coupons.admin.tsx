import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Coupon } from '#contract/membership/coupons.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { count, day, rupees } from '#web/kit/format.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { May } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { couponList, useEndCoupon } from './coupons.api.ts'
import { NewCouponDialog } from './new-coupon-dialog.tsx'

export function CouponsAdmin() {
  const [isCreating, setIsCreating] = useState(false)
  const [search, setSearch] = useState('')
  return (
    <>
      <PageHeader
        intro="A coupon lowers the price of a plan at registration and renewal. Each payment can use one."
        back={{ to: '/admin/payments', label: 'Payments' }}
        actions={
          <May do="payments:act">
            <Button variant="primary" onClick={() => setIsCreating(true)}>
              New coupon
            </Button>
          </May>
        }
      />
      <SearchField label="Search by code" value={search} onSearch={setSearch} className="mb-5 max-w-sm" />
      <CouponTable search={search} />
      {isCreating && <NewCouponDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}

function CouponTable({ search }: { search: string }) {
  const coupons = useInfiniteQuery(couponList(search))
  return (
    <QueryView query={coupons}>
      {({ pages }) => (
        <>
          <Table
            caption="Coupons, newest first"
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ couponId }) => couponId}
            empty={
              <EmptyState title={search ? 'No coupon with this code' : 'No coupons yet'}>
                {search ? 'Check the code.' : 'Create one for a festival, a college or a friend of the school.'}
              </EmptyState>
            }
            columns={[
              { key: 'code', header: 'Code', heading: true, cell: ({ code }) => <Code code={code} /> },
              { key: 'off', header: 'Discount', cell: describeDiscount },
              { key: 'for', header: 'For', cell: ({ courses }) => courses.join(', ') || 'All courses' },
              {
                key: 'days',
                header: 'Valid',
                cell: ({ startsOn, endsOn }) => `${day(startsOn)} to ${day(endsOn)}`,
              },
              { key: 'uses', header: 'Used', cell: describeUses },
              { key: 'state', header: 'Status', cell: (coupon) => <State coupon={coupon} /> },
              {
                key: 'actions',
                header: <span className="sr-only">Actions</span>,
                cell: (coupon) => (
                  <May do="payments:act">
                    <EndCoupon coupon={coupon} />
                  </May>
                ),
              },
            ]}
          />
          <LoadMore query={coupons} />
        </>
      )}
    </QueryView>
  )
}

const Code = ({ code }: { code: string }) => (
  <span className="inline-flex items-center gap-2">
    <code>{code}</code>
    <CopyButton label={`Code ${code}`} value={code} />
  </span>
)

const describeDiscount = ({ percent, offRupees }: Coupon) => (percent ? `${percent} %` : rupees(offRupees ?? 0))

const describeUses = ({ uses, maxUses, maxUsesPerPerson }: Coupon) => (
  <>
    {maxUses === null ? count(uses) : `${count(uses)} of ${count(maxUses)}`}
    {maxUsesPerPerson > 1 && <span className="type-small block text-soft">{maxUsesPerPerson} per person</span>}
  </>
)

const states: Record<Coupon['state'], { tone: BadgeTone; label: string }> = {
  planned: { tone: 'new', label: 'Planned' },
  active: { tone: 'good', label: 'Active' },
  'used up': { tone: 'waiting', label: 'Used up' },
  over: { tone: 'plain', label: 'Over' },
  ended: { tone: 'plain', label: 'Ended' },
}

const State = ({ coupon }: { coupon: Coupon }) => (
  <Badge tone={states[coupon.state].tone}>{states[coupon.state].label}</Badge>
)

function EndCoupon({ coupon: { couponId, code, state } }: { coupon: Coupon }) {
  const [isOpen, setIsOpen] = useState(false)
  const end = useEndCoupon()
  if (state !== 'active' && state !== 'planned') return null
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        End<span className="sr-only"> {code}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`End ${code}?`}
          text="Nobody can use it any more. Payments made with it stay valid."
          action="End coupon"
          onConfirm={() => end.mutateAsync({ params: { couponId } })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
