import type { WrittenTask } from './task.ts'

export const devopsTasks: WrittenTask[] = [
  {
    title: 'Flow before tools',
    steps: [
      {
        title:
          'Draw the grocery app’s path from commit to customer on one sheet, with how long each stage takes and how long things wait before it. Submit the sheet as PDF and name the worst wait.',
        urls: ['https://dora.dev/guides/dora-metrics-four-keys/'],
      },
      {
        title:
          'Find the commit that broke the basket’s total with git bisect run. Submit your test script, the output, and how many steps it took for how many commits.',
        urls: ['https://git-scm.com/docs/git-bisect'],
      },
    ],
  },
  {
    title: 'A pipeline that never cries wolf',
    steps: [
      {
        title:
          'Write a workflow that checks, tests against a real PostgreSQL and builds, in under five minutes. Submit ci.yml and the times of three runs: cold, warm, and with one line changed.',
        urls: [
          'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax',
          'https://docs.github.com/en/actions/tutorials/use-containerized-services/create-postgresql-service-containers',
        ],
      },
      {
        title:
          'Take the flaky test of the repository, find why it fails one time in thirty, and cure it. Submit the cause in three sentences, the cure, and two hundred green runs.',
        urls: ['https://testing.googleblog.com/2016/05/flaky-tests-at-google-and-how-we.html'],
      },
      {
        title:
          'Pin every action, give each job the least token, and show that no secret can reach a log. Submit the changed workflow and what you checked it with.',
        urls: ['https://docs.github.com/en/actions/reference/security/secure-use'],
      },
    ],
  },
  {
    title: 'A tenth of the size',
    steps: [
      {
        title:
          'Write the image in stages: small, cached, not as root, stopping politely. Submit the Dockerfile, the sizes before and after, and how long docker stop takes.',
        urls: ['https://docs.docker.com/build/building/best-practices/'],
      },
      {
        title:
          'List what is inside and sign it. Submit the SBOM’s summary, the findings of Trivy that you accept with a reason, and the command by which a stranger checks the signature.',
        urls: ['https://trivy.dev/', 'https://docs.sigstore.dev/'],
      },
    ],
  },
  {
    title: 'Kubernetes, calmly',
    steps: [
      {
        title:
          'Run the app on a local cluster: deployment, service, probes, requests and limits. Submit the manifests and say what happens, step by step, when you delete a pod.',
        urls: ['https://kubernetes.io/docs/concepts/workloads/controllers/deployment/'],
      },
      {
        title:
          'Repair the five broken manifests; each pod fails to start for another reason. Submit for each the command that told you, and the change.',
        urls: ['https://kubernetes.io/docs/tasks/debug/debug-application/'],
      },
    ],
  },
  {
    title: 'Delivery that turns back by itself',
    steps: [
      {
        title:
          'Let Argo CD keep the cluster as the repository says. Submit the application, and what happened when you changed the cluster by hand.',
        urls: ['https://argo-cd.readthedocs.io/en/stable/getting_started/'],
      },
      {
        title:
          'Release by canary and turn back when the error rate rises. Submit the rollout, the query it watches, and the graph of a release that was turned back.',
        urls: ['https://argo-rollouts.readthedocs.io/en/stable/features/canary/'],
      },
    ],
  },
  {
    title: 'When it breaks',
    steps: [
      {
        title:
          'Define one service level objective that a customer would recognise, and an alert on its error budget with a runbook. Submit the three and say how often it would have rung last month.',
        urls: ['https://sre.google/workbook/implementing-slos/'],
      },
      {
        title:
          'Live through a prepared incident with your group and write its review without blame. Submit the timeline, five whys, and actions with a name and a date.',
        urls: ['https://sre.google/sre-book/postmortem-culture/'],
      },
    ],
  },
]
