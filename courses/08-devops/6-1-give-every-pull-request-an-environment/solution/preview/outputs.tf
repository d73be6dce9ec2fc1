output "namespace" {
  description = "Where the preview runs."
  value       = kubernetes_namespace_v1.this.metadata[0].name
}

output "look" {
  description = "How to see it."
  value       = "kubectl port-forward -n ${kubernetes_namespace_v1.this.metadata[0].name} service/kadai 8080:80"
}
