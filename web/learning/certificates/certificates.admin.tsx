import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type Certificate, type ListedCertificate, revokeCertificate } from '#contract/learning/certificates.ts'
import { PersonLink, useMay } from '#web/identity/index.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { day } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { certificatesFor, useRevoke } from './certificates.api.ts'

export function CertificatesAdmin() {
  const [search, setSearch] = useState('')
  const query = useDeferredValue(search.trim())
  const [revoking, setRevoking] = useState<Certificate | null>(null)
  const certificates = useInfiniteQuery(certificatesFor(query))
  return (
    <>
      <PageHeader
        intro="Issued when the last step of a course is approved. Newest first."
        actions={<ExportButton list="certificates" filter={{ search: query }} />}
      />
      <Field label="Search by number, learner or course" className="mb-4 max-w-sm">
        <Input type="search" maxLength={100} value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <QueryView query={certificates}>
        {({ pages }) => (
          <>
            <CertificateTable rows={pages.flatMap((page) => page.items)} search={query} onRevoke={setRevoking} />
            <LoadMore query={certificates} label="Show older" />
          </>
        )}
      </QueryView>
      {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}

type TableProps = { rows: ListedCertificate[]; search: string; onRevoke: (certificate: Certificate) => void }

function CertificateTable({ rows, search, onRevoke }: TableProps) {
  const mayRevoke = useMay()('team:act')
  return (
    <Table
      caption="Certificates"
      rows={rows}
      rowKey={({ code }) => code}
      empty={
        <EmptyState title={search ? 'No matching certificates' : 'No certificates yet'}>
          {search ? 'Try another number, name or course.' : 'Learners who complete a course appear here.'}
        </EmptyState>
      }
      columns={[
        {
          key: 'learner',
          header: 'Learner',
          heading: true,
          written: true,
          cell: ({ userId, learnerName }) => <PersonLink userId={userId} name={learnerName} />,
        },
        { key: 'course', header: 'Course', written: true, cell: ({ courseTitle }) => courseTitle },
        {
          key: 'number',
          header: 'Number',
          cell: ({ code }) => (
            <a href={`/certificate/${code}`} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
              {code}
            </a>
          ),
        },
        { key: 'issued', header: 'Issued', cell: ({ issuedAt }) => day(issuedAt) },
        { key: 'state', header: 'State', cell: (certificate) => <State of={certificate} /> },
        ...(mayRevoke ? [revokeColumn(onRevoke)] : []),
      ]}
    />
  )
}

const revokeColumn = (onRevoke: TableProps['onRevoke']): Column<ListedCertificate> => ({
  key: 'revoke',
  header: 'Revoke',
  quiet: true,
  cell: (certificate) =>
    !certificate.revokedAt && (
      <Button
        size="small"
        aria-label={`Revoke ${certificate.learnerName}’s certificate`}
        onClick={() => onRevoke(certificate)}
      >
        Revoke
      </Button>
    ),
})

function State({ of: { revokedAt, revokedReason } }: { of: Certificate }) {
  if (!revokedAt) return <Badge tone="good">Valid</Badge>
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone="bad">Revoked {day(revokedAt)}</Badge>
      <span className="type-small max-w-xs wrap-anywhere text-soft">{revokedReason}</span>
    </span>
  )
}

function RevokeDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { code, learnerName, courseTitle } = certificate
  const revoke = useRevoke()
  const form = useForm({
    schema: revokeCertificate.body,
    submit: async (body) => {
      await revoke.mutateAsync({ params: { code }, body })
      toast(`${learnerName}’s certificate is revoked`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Revoke this certificate?"
      intro={`${learnerName}, ${courseTitle}, ${code}. You can’t undo this. We’ll notify the learner, and the public page will show that it’s revoked.`}
      form={form}
      submitLabel="Revoke"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="Shown to everyone who checks the certificate." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
