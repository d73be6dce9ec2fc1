import type { ReactNode } from 'react'
import { isSamplePayee, type Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QrCode } from '#web/kit/layout/qr-code.tsx'
import type { QrPath } from '#web/kit/layout/qr.ts'
import { rupees as format } from '#web/kit/format.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { SamplePayeeMark } from '#web/site/index.ts'

type Detail = { label: string; value: string }
export type WaysToPayProps = { payee: Site['payee']; rupees: number; link: string; qr: QrPath | null }

export function PaymentDetails({ children, ...ways }: WaysToPayProps & { children?: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="pay">
      <h2 id="pay" className="type-h2">
        1. Pay {format(ways.rupees)}
      </h2>
      {children}
      <WaysToPay {...ways} />
      <Callout className="mt-5">
        Then create your account with the transaction ID. Verification usually takes{' '}
        <span className="whitespace-nowrap">5-10 minutes</span>.
      </Callout>
    </Card>
  )
}

/** `qr` is null while the code is being made. */
export function WaysToPay({ payee, rupees, link, qr }: WaysToPayProps) {
  const account = { label: 'Account Name', value: payee.accountName }
  const bank: Detail[] = [
    account,
    { label: 'Account Number', value: payee.accountNumber },
    { label: 'IFSC', value: payee.ifsc },
    { label: 'Bank Name', value: payee.bankName },
  ]
  const byBank = (
    <>
      <Details of={bank} />
      <Steps
        of={[
          `Send ${format(rupees)} to this account by IMPS, NEFT or RTGS.`,
          'Copy the reference number from your bank.',
        ]}
      />
    </>
  )
  return (
    <>
      {isSamplePayee(payee) && <SamplePayeeMark className="mt-4" />}
      {/* Without JavaScript there are no tabs: one way to pay stands below the other. */}
      <noscript>
        <h3 className="type-h3 mt-6">UPI Payment</h3>
      </noscript>
      <Tabs
        label="How to pay"
        className="mt-4"
        tabs={[
          {
            value: 'upi',
            label: 'UPI Payment',
            content: (
              <>
                <UpiCode link={link} qr={qr} rupees={rupees} />
                <Details of={[account, { label: 'UPI ID', value: payee.upiId }]} />
                <Steps
                  of={[
                    'Open your UPI app, scan the QR code or copy the UPI ID.',
                    `Check the name and the amount (${format(rupees)}), then pay.`,
                    'Copy the 12-digit transaction ID (UTR) from the app.',
                  ]}
                />
              </>
            ),
          },
          {
            value: 'bank',
            label: 'Bank Transfer',
            content: byBank,
          },
        ]}
      />
      <noscript>
        <h3 className="type-h3 mt-6">Bank Transfer</h3>
        {byBank}
      </noscript>
    </>
  )
}

function UpiCode({ link, qr, rupees }: { link: string; qr: QrPath | null; rupees: number }) {
  return (
    <div className="mb-2 flex flex-col items-center gap-4">
      {/* First on a phone, which can't scan its own screen. */}
      <ButtonLink href={link} variant="primary" size="large" className="w-full md:hidden">
        Pay with a UPI app
      </ButtonLink>
      <p className="type-small text-soft md:hidden">Or scan this code from another phone:</p>
      {qr ? (
        <QrCode qr={qr} label={`QR code to pay ${format(rupees)} by UPI`} />
      ) : (
        <Skeleton className="size-52 rounded-control" />
      )}
    </div>
  )
}

function Steps({ of }: { of: string[] }) {
  return (
    <ol className="mt-4 list-decimal space-y-1 pl-5 text-soft">
      {of.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function Details({ of }: { of: Detail[] }) {
  return (
    <dl className="divide-y divide-line">
      {of.map(({ label, value }) => (
        <div key={label} className="py-3">
          <dt className="type-small text-soft">{label}</dt>
          <dd className="flex items-center justify-between gap-4 font-semibold">
            <span className="min-w-0 wrap-anywhere">{value}</span>
            <CopyButton label={label} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
