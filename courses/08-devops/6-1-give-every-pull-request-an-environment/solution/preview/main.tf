terraform {
  required_version = ">= 1.8"
  required_providers {
    kubernetes = {
      source  = "hashicorp/kubernetes"
      version = "~> 2.36"
    }
  }
}

locals {
  name   = "pr-${var.number}"
  labels = { app = "kadai", preview = local.name }
}

resource "kubernetes_namespace_v1" "this" {
  metadata {
    name        = local.name
    labels      = { "kadai.example/preview" = "true" }
    annotations = { "kadai.example/owner" = var.owner }
  }
}

# However many pods somebody asks for: a preview never takes more than this.
resource "kubernetes_resource_quota_v1" "this" {
  metadata {
    name      = "preview"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }
  spec {
    hard = {
      "pods"            = "4"
      "requests.cpu"    = "200m"
      "requests.memory" = "256Mi"
      "limits.memory"   = "512Mi"
    }
  }
}

resource "kubernetes_deployment_v1" "this" {
  metadata {
    name      = "kadai"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }
  spec {
    replicas = 1
    selector {
      match_labels = local.labels
    }
    template {
      metadata {
        labels = local.labels
      }
      spec {
        container {
          name  = "app"
          image = var.image
          env {
            name  = "VERSION"
            value = local.name
          }
          port {
            name           = "http"
            container_port = 8080
          }
          readiness_probe {
            http_get {
              path = "/readyz"
              port = "http"
            }
            period_seconds = 3
          }
          resources {
            requests = { cpu = "50m", memory = "64Mi" }
            limits   = { memory = "128Mi" }
          }
        }
      }
    }
  }
}

resource "kubernetes_service_v1" "this" {
  metadata {
    name      = "kadai"
    namespace = kubernetes_namespace_v1.this.metadata[0].name
  }
  spec {
    selector = local.labels
    port {
      port        = 80
      target_port = "http"
    }
  }
}
