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
    tags = { environment = "test", owner = "hospital-it" }
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
  name   = "hospital-test"
  cidr   = "10.30.0.0/16"
  zones  = ["ap-south-1a", "ap-south-1b"]
}

module "site" {
  source          = "../../modules/site"
  name            = "hospital-test"
  vpc_id          = module.network.vpc_id
  subnet_ids      = module.network.subnet_ids
  certificate_arn = var.certificate_arn
  image_id        = var.image_id
  instance_type   = "t4g.micro"
  machines        = { min = 1, max = 1 }
  database        = { class = "db.t4g.micro", gigabytes = 20, has_standby = false, backup_days = 1 }
  is_protected    = false
}
