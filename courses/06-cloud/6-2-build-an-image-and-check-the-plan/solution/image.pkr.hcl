# packer init . && packer build -var release=2026-11-16 .
packer {
  required_plugins {
    amazon = {
      source  = "github.com/hashicorp/amazon"
      version = "~> 1"
    }
    ansible = {
      source  = "github.com/hashicorp/ansible"
      version = "~> 1"
    }
  }
}

variable "release" {
  type = string
}

source "amazon-ebs" "app" {
  region        = "ap-south-1"
  instance_type = "t4g.small"
  ssh_username  = "admin"
  ami_name      = "appointments-${var.release}"
  source_ami_filter {
    owners      = ["136693071363"] # Debian, see https://wiki.debian.org/Cloud/AmazonEC2Image
    most_recent = true
    filters = {
      name                = "debian-13-arm64-*"
      virtualization-type = "hvm"
    }
  }
  tags = { release = var.release }
}

build {
  sources = ["source.amazon-ebs.app"]
  provisioner "ansible" {
    playbook_file   = "app.yml"
    extra_arguments = ["--extra-vars", "release=${var.release}"]
  }
}
