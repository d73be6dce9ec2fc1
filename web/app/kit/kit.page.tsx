import { ArrowRight, BookOpen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { CopyButton } from '#web/kit/layout/copy-button.tsx'
import { SuccessIllustration, ErrorIllustration, EmptyIllustration } from '#web/kit/layout/illustrations.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ErrorState } from '#web/kit/states/error-state.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { Logo, LogoMark } from '#web/kit/layout/logo.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/kit/overlays/menu.tsx'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'
import { Loading, SkeletonCards, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { Table, type Column } from '#web/kit/lists/table.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { ThemeToggle } from '#web/kit/layout/theme-toggle.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { KitFiles } from './kit-files.tsx'
import { KitDialogs, KitForm } from './kit.forms.tsx'

const names = ['Asha Kulkarni', 'मीनाक्षी सुन्दरेश्वरन', 'வேங்கடசுப்பிரமணியன் ராமகிருஷ்ணன் அனந்தபத்மநாபன்', 'Prem']

type Payment = { id: number; payer: string; amount: number; reference: string; state: 'waiting' | 'good' | 'bad' }
const payments: Payment[] = names.map((payer, index) => ({
  id: index,
  payer,
  amount: [399, 123456, 699, 199][index]!,
  reference: `62431234567${index}`,
  state: (['waiting', 'good', 'bad', 'good'] as const)[index]!,
}))

const labels = { waiting: 'Pending', good: 'Verified', bad: 'Rejected' }
const columns: Column<Payment>[] = [
  { key: 'payer', header: 'Payer', heading: true, cell: (row) => row.payer },
  { key: 'reference', header: 'Transaction ID', cell: (row) => <code>{row.reference}</code> },
  { key: 'at', header: 'Paid', cell: () => day('2026-11-15') },
  { key: 'amount', header: 'Amount', numeric: true, cell: (row) => rupees(row.amount) },
  { key: 'state', header: 'Status', cell: (row) => <Badge tone={row.state}>{labels[row.state]}</Badge> },
  { key: 'do', header: 'Actions', quiet: true, cell: () => <Button size="small">Open</Button> },
]

/** Every component on one page; development only. */
function KitPage() {
  const [done, setDone] = useState(4)
  return (
    <div className="container-page space-y-14 py-10">
      <PageHeader
        title="Design system"
        intro="Check both themes and 360 pixels when you change a component."
        back={
          <a className="link" href="/">
            Back to the site
          </a>
        }
        actions={<ThemeToggle />}
      />
      <Part title="Type">
        <p className="type-hero">Start your tech career</p>
        <p className="type-h1">Nine courses, one weekend at a time</p>
        <p className="type-h2">कौशल से करियर तक</p>
        <p className="type-h3">A mentor reviews every solution you submit</p>
        <p className="type-lead max-w-2xl">
          We’ve received your payment. Verification usually takes 5-10 minutes; you can look around meanwhile.
        </p>
        <p className="max-w-2xl">
          Body at 16 pixels. {rupees(399)} a month,{' '}
          <a className="link" href="/pricing">
            less than {rupees(15)} a day
          </a>
          , and <code className="rounded-small bg-haze px-1">npm start</code> in JetBrains Mono.
        </p>
      </Part>
      <Part title="Logo and illustrations">
        <div className="flex flex-wrap items-end gap-8">
          <Logo name="Kaushal Techbridge" />
          <LogoMark className="size-6" />
          <LogoMark className="size-16" />
          <LogoMark className="size-32" />
          <EmptyIllustration />
          <SuccessIllustration />
          <ErrorIllustration />
        </div>
      </Part>
      <Part title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary">Start Free Trial</Button>
          <Button>Explore Courses</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Delete course</Button>
          <Button variant="primary" busy busyLabel="Authenticating...">
            Login
          </Button>
          <Button busy>Save</Button>
          <Button disabled>Save</Button>
          <Button size="small">Small</Button>
          <ButtonLink variant="primary" size="large" href="/courses">
            Explore Courses <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          <CopyButton label="UPI ID" value="kaushal@upi" />
          <Button onClick={() => toast('UPI ID copied to clipboard!')}>Show a toast</Button>
          <Menu trigger={<Button>Open menu</Button>}>
            <MenuItem>My Profile</MenuItem>
            <MenuItem disabled>My Courses</MenuItem>
            <MenuSeparator />
            <MenuItem danger>Logout</MenuItem>
          </Menu>
          <KitDialogs />
        </div>
      </Part>
      <Part title="Badges and people">
        <div className="flex flex-wrap items-center gap-3">
          <Badge>In Progress</Badge>
          <Badge tone="new">New</Badge>
          <Badge tone="waiting">Submitted</Badge>
          <Badge tone="good">Approved</Badge>
          <Badge tone="bad">Rejected</Badge>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Asha Kulkarni" size="large" />
          <Avatar name="Asha Kulkarni" size="small" />
        </div>
      </Part>
      <Part title="Progress">
        <div className="grid gap-8 sm:grid-cols-3">
          <Card>
            <h3 className="type-h3 mb-4">Full-Stack Web Development</h3>
            <Progress key={done} label="Full-Stack Web Development" done={done} total={9} fresh={done > 4} />
            <Button className="mt-4" size="small" onClick={() => setDone((done + 1) % 10)}>
              Approve a step
            </Button>
          </Card>
          <Card>
            <h3 className="type-h3 mb-4">DevOps & CI/CD</h3>
            <Progress label="DevOps" done={30} total={30} />
          </Card>
          <Card linked>
            <BookOpen aria-hidden="true" className="mb-3 size-6 text-soft" />
            <h3 className="type-h3 mb-4">
              <a className="card-link" href="/courses">
                Database Management
              </a>
            </h3>
            <Progress look="bar" label="Database Management" done={2} total={14} />
          </Card>
        </div>
      </Part>
      <Part title="Form">
        <KitForm />
      </Part>
      <Part title="Tabs">
        <Tabs
          label="Way to pay"
          tabs={[
            { value: 'upi', label: 'UPI Payment', content: <p>Scan the code with any UPI app.</p> },
            { value: 'bank', label: 'Bank Transfer', content: <p>Copy the account details into your bank’s app.</p> },
          ]}
        />
      </Part>
      <Part title="Tables">
        <Table
          caption="Payments as cards on a phone"
          showCaption
          columns={columns}
          rows={payments}
          rowKey={(row) => row.id}
        />
        <Table caption="Payments to scroll" phone="scroll" columns={columns} rows={payments} rowKey={(row) => row.id} />
      </Part>
      <Part title="Files in a window">
        <KitFiles />
      </Part>
      <Part title="Empty, error, offline, loading">
        <div className="grid gap-5 lg:grid-cols-3">
          <Card padded={false}>
            <EmptyState
              title="No Courses Enrolled"
              level={3}
              action={<Button variant="primary">Choose a course</Button>}
            >
              Your courses and what to do next
            </EmptyState>
          </Card>
          <Card padded={false}>
            <ErrorState onRetry={() => toast('Tried again')} />
          </Card>
          <Card padded={false}>
            <ErrorState offline onRetry={() => toast('Tried again')} />
          </Card>
        </div>
        <Loading label="Loading courses">
          <SkeletonCards />
          <SkeletonRows count={3} className="mt-5" />
        </Loading>
      </Part>
      <div className="deep rounded-card p-8">
        <h2 className="type-h2">Deep surface</h2>
        <p className="type-lead mt-3 mb-6">Dark in both themes.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">Start Free Trial</Button>
          <Button>Explore Courses</Button>
          <Button variant="quiet">Not now</Button>
          <a className="link self-center" href="/about">
            A link
          </a>
        </div>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2 className="type-label border-b border-line pb-2 text-soft">{title}</h2>
      {children}
    </section>
  )
}

export const page: PublicPage<null> = {
  load: noData,
  head: () => ({ title: 'Kit', description: 'Every part of the design system.', isNoIndex: true }),
  View: KitPage,
  isInteractive: true,
}
