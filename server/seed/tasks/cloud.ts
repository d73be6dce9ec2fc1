import type { WrittenTask } from './task.ts'

export const cloudTasks: WrittenTask[] = [
  {
    title: 'At home on the command line',
    steps: [
      {
        title:
          'Find out why the prepared server’s disk is full: there are three causes, one of them a deleted file that is still open. Submit the commands in order, what each told you, and what you freed.',
        urls: ['https://www.gnu.org/software/coreutils/manual/html_node/du-invocation.html'],
      },
      {
        title:
          'Write disk-report.sh, which names the ten largest folders and open deleted files, stops at the first failure, and can be run twice. Submit the script and what ShellCheck says of it.',
        urls: ['https://www.gnu.org/software/bash/manual/bash.html#The-Set-Builtin', 'https://www.shellcheck.net/'],
      },
    ],
  },
  {
    title: 'A server you can defend',
    steps: [
      {
        title:
          'Set up a Debian server: a user with sudo, no root and no passwords over SSH, only the ports you can explain. Submit your sshd and nftables files and the output of ss -tlnp.',
        urls: ['https://www.debian.org/doc/manuals/debian-handbook/', 'https://wiki.nftables.org/'],
      },
      {
        title:
          'Run the appointment site as a systemd service that restarts, has a memory limit and may write to one folder only. Submit the unit file and its score by systemd-analyze security.',
        urls: ['https://www.freedesktop.org/software/systemd/man/latest/systemd.exec.html'],
      },
      {
        title:
          'Put Caddy in front of it with HTTPS, compression and a log without personal data. Submit the Caddyfile and the answer of curl -v to http:// and to https://.',
        urls: ['https://caddyserver.com/docs/caddyfile'],
      },
    ],
  },
  {
    title: 'Data that comes back',
    steps: [
      {
        title:
          'Set up base backups and WAL archiving for the hospital’s PostgreSQL. Submit the settings, the schedule, and how you would notice on Monday that it stopped on Friday.',
        urls: ['https://www.postgresql.org/docs/current/continuous-archiving.html', 'https://pgbackrest.org/'],
      },
      {
        title:
          'Drop a table on purpose and restore to the minute before, on another machine, with a stopwatch. Submit the steps, the time each took, and the step you had forgotten.',
        urls: ['https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-PITR-RECOVERY'],
      },
    ],
  },
  {
    title: 'The same in Mumbai, as text',
    steps: [
      {
        title:
          'Draw the network for ap-south-1: two zones, public and private subnets, a database nobody outside can reach. Submit the drawing and the table of who may talk to whom, on which port, and why.',
        urls: ['https://docs.aws.amazon.com/vpc/latest/userguide/what-is-amazon-vpc.html'],
      },
      {
        title:
          'Write it in OpenTofu with remote state and no secret in any file. Submit the modules and the plan of a second, smaller environment made from the same ones.',
        urls: ['https://opentofu.org/docs/language/modules/'],
      },
      {
        title:
          'Replace every stored key by a role with the least rights. Submit the policies, and the three calls that are now refused.',
        urls: ['https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html'],
      },
    ],
  },
  {
    title: 'Game day and the bill',
    steps: [
      {
        title:
          'Let your group break the site for an hour while you keep it up. Submit the timeline with times, what patients noticed, and the two changes you made afterwards.',
        urls: ['https://sre.google/sre-book/managing-incidents/'],
      },
      {
        title:
          'Bring last month’s bill to half. Submit both bills line by line, what each change saves, and the one saving you refused and why.',
        urls: ['https://docs.aws.amazon.com/cost-management/latest/userguide/what-is-costmanagement.html'],
      },
    ],
  },
]
