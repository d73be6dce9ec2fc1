# tofu workspace select -or-create pr-42 && tofu apply -var number=42 -var image=kadai:1.1.0 -var owner=meena
variable "number" { type = number }
variable "image" { type = string }
variable "owner" { type = string }

provider "kubernetes" {
  config_path    = "~/.kube/config"
  config_context = "kind-kadai"
}

module "preview" {
  source = "../preview"
  number = var.number
  image  = var.image
  owner  = var.owner
}

output "look" {
  value = module.preview.look
}
