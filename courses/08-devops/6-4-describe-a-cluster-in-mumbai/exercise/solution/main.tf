# Kadai in Mumbai: network, cluster and database, each a module.
terraform {
  required_version = ">= 1.10"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }
  backend "s3" {
    bucket       = "kadai-shop-state"
    key          = "production.tfstate"
    region       = "ap-south-1"
    encrypt      = true
    use_lockfile = true
  }
}

provider "aws" {
  region = "ap-south-1"
  default_tags {
    tags = {
      service = "kadai"
      owner   = "platform"
    }
  }
}

module "network" {
  source = "./network"
}

module "cluster" {
  source     = "./cluster"
  subnet_ids = module.network.subnet_ids
}

module "database" {
  source                    = "./database"
  vpc_id                    = module.network.vpc_id
  subnet_ids                = module.network.subnet_ids
  cluster_security_group_id = module.cluster.security_group_id
}

resource "aws_budgets_budget" "month" {
  name         = "kadai"
  budget_type  = "COST"
  limit_amount = "250"
  limit_unit   = "USD"
  time_unit    = "MONTHLY"
  notification {
    comparison_operator        = "GREATER_THAN"
    threshold                  = 80
    threshold_type             = "PERCENTAGE"
    notification_type          = "FORECASTED"
    subscriber_email_addresses = ["selvi@kadai.example"]
  }
}
