import type { Site } from '#contract/site/settings.ts'
import { storedOnDevice } from '#web/kit/device/stored-on-device.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { type Clause, Contact, GrievanceOfficer, legalPage } from './legal-page.tsx'
import { storedData } from './stored-data.ts'

type Stored = (typeof storedData)[number]
type OnDevice = (typeof storedOnDevice)[number]

const clauses = (site: Site): Clause[] => [
  {
    id: 'who',
    title: 'Who is responsible for your data',
    body: (
      <p>
        {site.name} decides what is stored here and why. Under the Digital Personal Data Protection Act, 2023 (DPDP
        Act), we are the data fiduciary and you are the data principal. You can reach us at <Contact site={site} />.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we store, why and for how long',
    body: (
      <>
        <p>You give us this data for the purposes listed here. We don’t use it for anything else.</p>
        <Table<Stored>
          caption="Data we store"
          rows={storedData}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', header: 'What', cell: ({ what }) => what, heading: true },
            { key: 'details', header: 'Details', cell: ({ details }) => details },
            { key: 'why', header: 'Why', cell: ({ why }) => why },
            { key: 'until', header: 'Kept until', cell: ({ until }) => until },
          ]}
        />
        <p>
          We never ask for your Aadhaar, PAN, bank password or UPI PIN, so please don’t send them to us. Our server logs
          identify accounts by number and contain no names or network addresses.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'What is stored on your device',
    body: (
      <>
        <p>
          Our pages store this in your browser. Logging out removes it, except for your choice of light or dark mode.
        </p>
        <Table<OnDevice>
          caption="Data on your device"
          rows={[...storedOnDevice]}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', header: 'What', cell: ({ what }) => what, heading: true },
            { key: 'details', header: 'Details', cell: ({ details }) => details },
            { key: 'until', header: 'Kept until', cell: ({ until }) => until },
          ]}
        />
        <p>
          We also set <strong>one cookie</strong>, <code>known_device</code>, for a year: it shows that you have logged
          in on this device before, so that other people’s wrong guesses can’t lock you out. It doesn’t give access to
          anything by itself. And your browser caches our files, such as pictures, scripts and the programs that run
          Python and SQL; you can delete them in its settings.
        </p>
        <p>
          This site has no ads, analytics or trackers, and loads nothing from other companies. Links to maps, social
          networks and employers take you to their sites, where their rules apply.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who can see your data',
    body: (
      <>
        <p>
          At the school: mentors see your name and what you submit. Other learners see your first name and photo next to
          what you post on a board. Staff see your account, payments and bookings, and every change they make is logged.
        </p>
        <p>
          Outside the school: the companies that run our servers and deliver our email, on our instructions; write to us
          for their names and locations. Your bank and ours see your payment. If you pay online, our payment partner
          gets your name and email address. Anyone with your certificate number sees your name, the course and the date.
          Anyone with your progress, portfolio or preview link can see what you chose to share until the link expires or
          you revoke it. Companies that hire see nothing of you unless you opt in (see{' '}
          <a href="#introductions">introductions to companies</a>). When you join a live session, you leave our site for
          the meeting service that the host uses. We give authorities what the law requires. We never sell your data.
        </p>
      </>
    ),
  },
  {
    id: 'introductions',
    title: 'Introductions to companies',
    body: (
      <>
        <p>
          Only if you opt in, for at most 90 days at a time, companies that we’ve approved see the approved work you
          choose, and when, where and for what pay you could start. They see it under a code, without your name, photo
          or contact details; we also take names, contact details and links out of your text and code. In a group of
          fewer than five learners they don’t see you unless you allow it, nor a city, pay, language or course that
          fewer than five share.
        </p>
        <p>
          When a company asks to meet you, you decide. Only if you accept, that company gets your name, email address
          and phone number, and the link to your portfolio. You see which companies looked at your work, and you can
          hide from any of them. They may not pass on what they see or ask you for money.
        </p>
        <p>
          You can withdraw at any time on the <a href="/dashboard/introduce-me">page where you opted in</a>. From that
          moment no company sees you, and those that knew you lose your details here; they’ve agreed to delete their own
          copies. We record each consent and withdrawal with its text and time, and you can read them there.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights and how to use them',
    body: (
      <>
        <p>
          The DPDP Act and the DPDP Rules, 2025 give you these rights. Some parts come into force only in May 2027; you
          can use them here today.
        </p>
        <ul>
          <li>
            <strong>Access</strong>: download everything we store about you, with your files, in your{' '}
            <a href="/dashboard/settings#my-data">settings</a>, and ask us who it was shared with.
          </li>
          <li>
            <strong>Correct</strong> or complete your data in your profile.
          </li>
          <li>
            <strong>Delete</strong> your account and its data at once in your{' '}
            <a href="/dashboard/settings#my-data">settings</a>. Before you confirm, we show what will be deleted and
            what we’re required by law to keep.
          </li>
          <li>
            <strong>Withdraw</strong> your consent, as easily as you gave it. Without it we can’t run your account, so
            we delete it.
          </li>
          <li>
            <strong>Nominate</strong> a person to use these rights for you if you die or can’t use them yourself.
          </li>
        </ul>
        <p>
          For anything else, or if you can’t log in, write to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> from your account’s email address. If you
          booked a demo without an account, write from the address you booked with. We reply within 30 days, free of
          charge.
        </p>
      </>
    ),
  },
  {
    id: 'after',
    title: 'What we keep after you leave',
    body: (
      <>
        <p>When you delete your account, we keep only this:</p>
        <ul>
          <li>
            Payments, the days of access they paid for, wallet entries, and receipts with the name and email address on
            them. Section 36 of the CGST Act requires these records for 72 months from the due date of the year’s
            return.
          </li>
          <li>
            The audit log, which identifies your account only by a number. Rule 8(3) of the DPDP Rules requires such
            logs for at least a year.
          </li>
          <li>
            The text of bugs you reported and features you requested, without your name and screenshots, because other
            people’s work is based on them.
          </li>
          <li>Our bank statements that list your payment.</li>
          <li>
            That you agreed to be introduced to companies or withdrew, when, and in which words, under the number of
            your former account: the DPDP Act asks us to be able to show it.
          </li>
        </ul>
        <p>
          Your files are deleted at once. Backups are overwritten over time, and we use them only to restore the whole
          system.
        </p>
      </>
    ),
  },
  {
    id: 'grievance',
    title: 'Complaints',
    body: (
      <>
        <GrievanceOfficer site={site} />
        <p>
          Send your complaint to <Contact site={site} /> with “Grievance” in the subject. The director reads it, not the
          person it is about. If our reply doesn’t satisfy you, you can complain to the Data Protection Board of India.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Accounts are for people aged 18 and over. If you are younger, a parent or guardian must write to us first, so
        that we can confirm their consent before we store anything. We don’t track anyone’s behaviour or show targeted
        ads, at any age. If you know of a child’s account without consent, tell us and we’ll delete it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect your data',
    body: (
      <>
        <p>
          Connections are encrypted. Passwords and login tokens are stored only as hashes (argon2id for passwords).
          Attempts to log in are limited. Files open only through signed links that expire. Staff see only what their
          role needs, and their changes are logged.
        </p>
        <p>
          If your data is lost, or seen by someone who shouldn’t see it, we’ll tell you and the Data Protection Board
          without delay: what happened, what it means for you, what we are doing and what you can do. The Board gets a
          full report within 72 hours, and we report incidents to CERT-In within 6 hours.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        Before we store anything new, we update this page. If it concerns your account, we’ll tell you in the app and by
        email, and ask for your consent where the law requires it.
      </p>
    ),
  },
]

export const page = legalPage({
  title: 'Privacy policy',
  changedOn: '2026-11-18',
  head: {
    title: 'Privacy policy',
    description:
      'What we store about you, why and for how long, what is on your device, and your rights under India’s DPDP Act.',
    image: 'og-privacy',
  },
  inShort: () => (
    <>
      <p className="font-semibold">In short</p>
      <ul>
        <li>We store what we need to teach you and verify your payments, and nothing for advertising.</li>
        <li>No trackers and no analytics. One cookie protects your account from strangers.</li>
        <li>You can download or correct your data and delete your account yourself, in your settings.</li>
      </ul>
    </>
  ),
  clauses,
})
