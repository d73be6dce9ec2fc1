import { trainers } from '../content/team.ts'
import type { WrittenCourse } from './course.ts'

export const devops: WrittenCourse = {
  title: 'DevOps & CI/CD',
  subtitle: 'The road from a commit to a running system, and back',
  description: [
    'A grocery app in Coimbatore used to release on Thursdays after ten at night, with everybody awake. You take over its code, its outages and its pager, and in nine weeks make releasing so dull that it happens six times a day and nobody looks up.',
    'You build the pipeline in GitHub Actions, the images with Docker, the cluster with Kubernetes and Argo CD, and the view into it with OpenTelemetry. Each tool comes in when the pain it removes has been felt, and each is taken out again once to see what it was doing.',
  ],
  rupeesPerWeek: 849,
  trainer: trainers.arul,
  weeks: [
    {
      title: 'Flow before tools',
      topics: [
        'Trunk-based work, small changes, short-lived branches',
        'Git under the hood: commits, refs, reflog, bisect',
        'The four DORA measures on a real repository',
        'Reviews that find faults and keep people',
        'A map of everything between commit and customer',
      ],
      build: 'The app’s path to production on one sheet, with its three worst waits marked',
      icon: 'start',
    },
    {
      title: 'Continuous integration',
      topics: [
        'GitHub Actions: events, jobs, matrices, reusable workflows',
        'Caching that is right, and runs that are reproducible',
        'Tests in parallel against a real PostgreSQL',
        'Flaky tests: quarantine, cause, cure',
        'Pinned actions, minimal tokens, no secrets in logs',
      ],
      build: 'A pipeline that answers in under five minutes and never cries wolf',
      icon: 'test',
    },
    {
      title: 'Containers',
      topics: [
        'Namespaces and cgroups, a container built by hand',
        'Dockerfiles in stages; small, cached, without root',
        'Compose for a whole system on a laptop',
        'Scanning with Trivy, an SBOM, signing with cosign',
        'Health, signals and stopping politely',
      ],
      build: 'Images a tenth of the size they were, signed, with a list of what is inside',
      icon: 'ship',
    },
    {
      title: 'Kubernetes, calmly',
      topics: [
        'Pods, deployments, services, and the loop that keeps them',
        'Configuration and secrets; probes, requests and limits',
        'Gateway API and certificates',
        'Helm and Kustomize, and when plain YAML is enough',
        'Debugging a pod that will not start',
      ],
      build: 'The app on a local cluster, then on a managed one in Mumbai',
      icon: 'cloud',
    },
    {
      title: 'Delivery with GitOps',
      topics: [
        'Argo CD: the repository as the truth',
        'Rolling, blue-green and canary with Argo Rollouts',
        'Feature flags and dark launches',
        'Database changes that fit both versions: expand, migrate, contract',
        'Rolling back in one minute, rehearsed',
      ],
      build: 'A canary that watches its own error rate and turns back by itself',
      icon: 'ship',
    },
    {
      title: 'Infrastructure and secrets',
      topics: [
        'OpenTofu modules for network, cluster and database',
        'OIDC from the pipeline to the cloud, no stored keys',
        'Secrets with External Secrets and rotation',
        'Policy as code with Kyverno',
        'A new environment per pull request, gone by evening',
      ],
      build: 'A preview environment for every pull request, for under ten rupees each',
      icon: 'code',
    },
    {
      title: 'Seeing inside',
      topics: [
        'OpenTelemetry: traces, metrics and logs that agree',
        'Prometheus, Grafana, Loki and Tempo',
        'Service level objectives and error budgets',
        'Alerts on symptoms, each with a runbook',
        'Profiling in production with little cost',
      ],
      build: 'From an alert to the guilty line of code in four clicks',
      icon: 'data',
    },
    {
      title: 'When it breaks',
      topics: [
        'On call: rota, handover, sleep',
        'Incident roles, a timeline, words to customers',
        'Reviews without blame and actions that get done',
        'Chaos experiments with a hypothesis',
        'Disaster recovery: another region, on the clock',
      ],
      build: 'A live incident with your group, and a review worth reading a year later',
      icon: 'people',
    },
    {
      title: 'A platform others like',
      topics: [
        'Golden paths and templates for a new service',
        'Supply-chain levels: SLSA from source to cluster',
        'Cost per service, and showing it to its team',
        'AI assistants in pipelines: what to let them touch',
        'Measuring again: the four figures, before and after',
      ],
      build: 'A template from which a new service reaches production in one afternoon',
      icon: 'design',
    },
  ],
}
