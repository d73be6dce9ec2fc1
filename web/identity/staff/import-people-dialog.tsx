import { count } from '#web/kit/format.ts'
import { ImportDialog } from '#web/kit/lists/import-dialog.tsx'
import { useImport } from './api.ts'

const template = {
  fileName: 'learners.csv',
  csv: 'name,email,phone,days\nAsha Kumari,asha@example.in,9876543210,30\n',
}

export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  return (
    <ImportDialog
      title="Import learners"
      intro="Upload a CSV file with one person per line: name, email, phone and days of access. New people get an account and an email with a link to choose a password."
      hint="You can check the result before you import. Up to 5,000 lines."
      template={template}
      noun={['person', 'people']}
      action="Import"
      doneLabel="Imported"
      outcomeLabels={{ new: 'New', exists: 'Has an account', wrong: 'Problem' }}
      existsMessage={(number) =>
        number === 1
          ? '1 person already has an account and won’t change.'
          : `${count(number)} people already have an account and won’t change.`
      }
      columns={[
        { key: 'name', header: 'Name', heading: true, written: true, cell: ({ name }) => name || 'No name' },
        { key: 'email', header: 'Email', written: true, cell: ({ email }) => email },
      ]}
      importFile={useImport()}
      onClose={onClose}
    />
  )
}
