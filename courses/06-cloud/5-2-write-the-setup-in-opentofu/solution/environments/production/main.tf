terraform {
  required_version = ">= 1.10.0"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }
}

provider "aws" {
  region = "ap-south-1"
  default_tags {
    tags = { environment = "production", owner = "hospital-it" }
  }
}

variable "certificate_arn" {
  type = string
}

variable "image_id" {
  type = string
}

module "network" {
  source = "../../modules/network"
  name   = "hospital-production"
  cidr   = "10.20.0.0/16"
  zones  = ["ap-south-1a", "ap-south-1b"]
}

module "site" {
  source          = "../../modules/site"
  name            = "hospital-production"
  vpc_id          = module.network.vpc_id
  subnet_ids      = module.network.subnet_ids
  certificate_arn = var.certificate_arn
  image_id        = var.image_id
  instance_type   = "t4g.small"
  machines        = { min = 2, max = 6 }
  database        = { class = "db.t4g.medium", gigabytes = 50, has_standby = true, backup_days = 14 }
  is_protected    = true
}
