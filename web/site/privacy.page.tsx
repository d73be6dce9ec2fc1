import type { Site } from '#contract/site/settings.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { type Clause, Contact, legalPage } from './legal-page.tsx'
import { storedData } from './stored-data.ts'

type Stored = (typeof storedData)[number]

const clauses = (site: Site): Clause[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {site.name} decides what is stored here and why; in the words of the Digital Personal Data Protection Act, 2023
        (DPDP Act) we are the data fiduciary and you are the data principal. You reach us at <Contact site={site} />.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we store, why, and how long',
    body: (
      <>
        <p>We store it because you gave it to us for that purpose, and use it for nothing else.</p>
        <Table<Stored>
          caption="What is stored"
          rows={storedData}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', header: 'What', cell: ({ what }) => what, heading: true },
            { key: 'details', header: 'In detail', cell: ({ details }) => details },
            { key: 'why', header: 'Why', cell: ({ why }) => why },
            { key: 'until', header: 'Until', cell: ({ until }) => until },
          ]}
        />
        <p>
          We do not ask for your Aadhaar, PAN, bank password or UPI PIN. Never send them to us. Our server logs name
          accounts by a number and hold neither names nor network addresses.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'What lies on your device',
    body: (
      <>
        <ul>
          <li>
            <strong>Local storage</strong>, after you sign in: your email address, user name, account number, role, and
            the token that keeps you signed in. Signing out removes them. The choice of light or dark stays.
          </li>
          <li>
            <strong>One cookie</strong>, <code>known_device</code>, for a year: it tells our sign-in that this device
            has been in your account before, so that strangers’ wrong guesses cannot lock you out. It opens nothing by
            itself and is sent to the sign-in only.
          </li>
        </ul>
        <p>
          There is no advertising, no analytics and no other tracker on this site, and nothing on its pages is loaded
          from other companies. Links to maps, social networks and employers lead to their sites and their rules.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Inside: mentors see what you hand in and your name; other learners see your first name and photo beside what
          you write on a board; staff see your account, payments and bookings. Each change they make to them is written
          down.
        </p>
        <p>
          Outside: the companies that run our servers and deliver our email, on our instructions; write to us for their
          names and where they are. Your bank and ours see your payment. Whoever has the number of your certificate sees
          your name, the course and the date. Companies that hire hear of you only if you ask us to introduce you.
          Authorities get what the law obliges us to give. We sell nothing to anybody.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    body: (
      <>
        <p>
          The DPDP Act and the Rules of 2025 give you these rights. Their last parts come into force by May 2027; we do
          not wait for that.
        </p>
        <ul>
          <li>
            <strong>Know</strong>: download all we store about you, as readable text with your files, in the{' '}
            <a href="/dashboard/settings#my-data">settings</a>; and ask us with whom it was shared.
          </li>
          <li>
            <strong>Correct</strong> what is wrong, and complete what is missing, in your profile.
          </li>
          <li>
            <strong>Erase</strong> your account and what belongs to it in the{' '}
            <a href="/dashboard/settings#my-data">settings</a>, at once. You are shown before what goes, and what the
            law makes us keep.
          </li>
          <li>
            <strong>Withdraw</strong> your consent, as easily as you gave it. We then stop, which for an account means
            that we delete it.
          </li>
          <li>
            <strong>Nominate</strong> someone who may use these rights if you die or cannot use them yourself.
          </li>
        </ul>
        <p>
          For everything else, or if you cannot sign in, write from the email address of your account to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> and say what you want. If you booked a demo
          without an account, write from the address you booked with. We answer within 30 days, free of charge.
        </p>
      </>
    ),
  },
  {
    id: 'after',
    title: 'What is left when you have gone',
    body: (
      <>
        <p>When you delete your account, this and nothing more stays with us:</p>
        <ul>
          <li>
            Payments, the days they opened, the entries of your wallet, and receipts with the name and email address
            that stand on them. Section 36 of the CGST Act asks for these records for 72 months from the due date of the
            year’s return.
          </li>
          <li>
            The audit log, which names your account by a number alone. Rule 8(3) of the DPDP Rules asks for such logs
            for at least a year.
          </li>
          <li>
            The words of bugs you reported and of features you asked for, without your name, and without your
            screenshots: others have built on them.
          </li>
          <li>A bank statement of ours in which your payment stands, as the bank wrote it.</li>
        </ul>
        <p>
          Files are removed at once. Copies that we keep against the loss of a server are overwritten in their turn; we
          read nothing back from them but to restore the whole.
        </p>
      </>
    ),
  },
  {
    id: 'grievance',
    title: 'If you are not content',
    body: (
      <p>
        Send your grievance to <Contact site={site} /> with the word “grievance” in the subject; it is read by the
        director, not by the person it is about. If you are not content with the answer, you can complain to the Data
        Protection Board of India.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Accounts are for people of 18 and over. For someone younger, a parent or guardian writes to us first, and we
        agree on how to confirm their consent before anything is stored. We follow no one’s behaviour and target no one
        with advertising, of whatever age. If you find that a child has an account without consent, tell us and we
        delete it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <>
        <p>
          Connections are encrypted. Passwords are hashed with argon2id, sign-in tokens are stored as hashes too.
          Guessing is limited. Files open only through links that are signed and expire. Staff see what their role
          needs, and what they change is logged.
        </p>
        <p>
          If data is lost or seen by someone who should not, we tell you and the Data Protection Board without delay:
          what happened, what it may mean for you, what we do and what you can do. The Board gets the full report within
          72 hours, and CERT-In hears of incidents within 6 hours.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When we begin to store something new, this page changes first. If it concerns your account, we tell you in the
        app and by email, and ask you where the law wants us to ask.
      </p>
    ),
  },
]

export const page = legalPage({
  title: 'Privacy policy',
  changedOn: '2026-11-15',
  head: {
    title: 'Privacy policy',
    description:
      'What the academy stores about you, why and for how long, what lies on your device, and how to use your rights under India’s DPDP Act.',
    image: 'og-privacy',
  },
  inShort: () => (
    <>
      <p className="font-semibold">In short</p>
      <ul>
        <li>We store what a school needs to teach you and to know that you paid, and nothing for advertising.</li>
        <li>No tracker, no analytics, one cookie that helps to keep strangers out.</li>
        <li>You can download it, correct it and delete your account yourself, in the settings.</li>
      </ul>
    </>
  ),
  clauses,
})
